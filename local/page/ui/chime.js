// The ping: two short notes made by the browser, no file needed.

import { soundOn } from "./settings.js";

const NOTES = [659.25, 987.77];
let context = null;

export function chime() {
  if (!soundOn()) return;
  context ??= new AudioContext();
  NOTES.forEach((pitch, index) => {
    const start = context.currentTime + index * 0.11;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.16, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.28);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.3);
  });
}
