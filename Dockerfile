# Two stages: the first installs what requirements/run.txt locks, the second holds only what runs.
FROM python:3.11-slim AS build
COPY requirements/run.txt /build/run.txt
RUN python -m venv /venv
RUN /venv/bin/python -m pip install --no-cache-dir --disable-pip-version-check --require-hashes -r /build/run.txt

FROM python:3.11-slim
# With FriBiDi the letters in pictures are kerned, and those of Arabic joined.
RUN apt-get update \
    && apt-get install -y --no-install-recommends libfribidi0 \
    && rm -rf /var/lib/apt/lists/*
COPY --from=build /venv /venv
WORKDIR /app
COPY bot.py process.py configured.py settings.py logs.py workers.py parts.py LICENSE NOTICE ./
COPY cogs/ cogs/
COPY words/ words/
COPY table/ table/
COPY render/ render/
COPY engine/ engine/
COPY data/ data/
COPY ops/ ops/
COPY docs/rules/ docs/rules/
# The user below cannot write here, so the bytecode is made now; /data is all it may write.
RUN /venv/bin/python -m compileall -q .
RUN install -d -o 10001 -g 10001 /data

ENV PATH=/venv/bin:/usr/local/bin:/usr/bin:/bin \
    PYTHONPATH=/app \
    PYTHONUNBUFFERED=1 \
    KAIJU_HEALTH=/tmp/kaiju-health
USER 10001:10001
VOLUME /data
# What a bot keeps lies in the folder it is started in: kaiju.db, or what it has beside a server.
WORKDIR /data
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 CMD ["python", "/app/bot.py", "--health"]
CMD ["python", "/app/bot.py"]
