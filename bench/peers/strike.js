// boardgame.io: random games of a small strike card game with hidden hands, in moves.
// Measured three ways: its bare reducer, its Client, and the playouts of its MCTS bot.
// Run as `node strike.js SECONDS`; prints the same report as bench/measure.py.

const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal');
const { Client } = require('boardgame.io/client');
const { PlayerView } = require('boardgame.io/core');
const { MCTSBot, RandomBot } = require('boardgame.io/ai');

const PLAYERS = 4;
const HAND = 3;
const LIFE = 12;
const TO_WIN = 3;

function draw(G, random, id) {
  if (G.secret.deck.length === 0) {
    G.secret.deck = random.Shuffle(G.discard);
    G.discard = [];
  }
  const card = G.secret.deck.pop();
  if (card !== undefined) G.players[id].hand.push(card);
}

function play({ G, playerID, random }, at) {
  const [card] = G.players[playerID].hand.splice(at, 1);
  G.discard.push(card);
  G.strike = card;
  G.attacker = playerID;
  draw(G, random, playerID);
}

function suffer({ G, playerID, random }, at) {
  const [card] = G.players[playerID].hand.splice(at, 1);
  G.discard.push(card);
  G.strike = 0;
  G.damage[playerID] += card;
  if (G.damage[playerID] >= LIFE) {
    G.damage[playerID] = 0;
    G.points[G.attacker] += 1;
  }
  draw(G, random, playerID);
}

function legalMoves(G, ctx, id) {
  const hand = G.players[id].hand;
  const all = hand.map((_, at) => at);
  const answers = all.filter((at) => hand[at] >= G.strike);
  if (answers.length > 0) return answers.map((at) => ({ move: 'play', args: [at] }));
  return all.map((at) => ({ move: 'suffer', args: [at] }));
}

const game = {
  name: 'strike',
  setup: ({ random }) => {
    const deck = random.Shuffle(Array.from({ length: 88 }, (_, number) => number % 11));
    const players = {};
    for (let id = 0; id < PLAYERS; id++) players[id] = { hand: deck.splice(-HAND) };
    const zeros = Array(PLAYERS).fill(0);
    return { secret: { deck }, players, discard: [], strike: 0, attacker: '0', damage: zeros, points: [...zeros] };
  },
  moves: { play, suffer },
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: PlayerView.STRIP_SECRETS,
  endIf: ({ G }) => {
    const winner = G.points.findIndex((points) => points >= TO_WIN);
    return winner < 0 ? undefined : { winner: String(winner) };
  },
  ai: { enumerate: legalMoves },
};

const any = (list) => list[Math.floor(Math.random() * list.length)];
const reducer = CreateGameReducer({ game });
const bot = new RandomBot({ game, enumerate: legalMoves });
const start = () => InitializeGame({ game, numPlayers: PLAYERS });

function playOnReducer() {
  let state = start();
  let moves = 0;
  for (; state.ctx.gameover === undefined; moves++) {
    state = reducer(state, any(bot.enumerate(state.G, state.ctx, state.ctx.currentPlayer)));
  }
  return moves;
}

function playOnClient() {
  const client = Client({ game, numPlayers: PLAYERS, debug: false });
  let moves = 0;
  for (let state = client.store.getState(); state.ctx.gameover === undefined; moves++) {
    const { move, args } = any(legalMoves(state.G, state.ctx, state.ctx.currentPlayer));
    client.moves[move](...args);
    state = client.store.getState();
  }
  return moves;
}

function think() {
  const playouts = 200;
  const state = start();
  new MCTSBot({ game, enumerate: legalMoves, iterations: playouts }).play(state, state.ctx.currentPlayer);
  return playouts;
}

function spent() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function measure(what, unit, work, seconds) {
  const warm = spent() + Math.min(1, seconds / 2); // let the compiler see the code first
  while (spent() < warm) work();
  const begun = spent();
  let count = 0;
  while (spent() - begun < seconds) count += work();
  return { what, unit, count, seconds: spent() - begun };
}

const seconds = Number(process.argv[2] || 2);
console.log(
  JSON.stringify([
    measure('boardgame.io: strike cards, 4 players, reducer', 'moves', playOnReducer, seconds),
    measure('boardgame.io: strike cards, 4 players, client', 'moves', playOnClient, seconds),
    measure('boardgame.io: MCTS bot, 4 players', 'playouts', think, seconds),
  ]),
);
