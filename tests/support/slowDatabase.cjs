'use strict';
/**
 * Delays what is written to PostgreSQL, at random: NODE_OPTIONS="--require ./tests/support/slowDatabase.cjs" npm run test:wire. A test that
 * fails only with it expects the database to be fast, or does not wait for what it looks at (tests/README.md). The order of the writes of
 * a connection stays.
 */
const net = require('node:net');

const MOST_MS = 80;
/** Every third write or so, since what finds races is a delay of one connection while others go on. */
const SHARE = 0.3;
/** The codes by which a connection to PostgreSQL begins: the protocol's version 3, and a request for TLS. */
const BEGINNINGS = [196608, 80877103];

/** The delayed writes of a connection; null for connections to anything else. */
const queues = new WeakMap();
const { write } = net.Socket.prototype;

function queueOf(socket, chunk) {
  if (!queues.has(socket)) {
    const isPostgres =
      Buffer.isBuffer(chunk) && chunk.length >= 8 && BEGINNINGS.includes(chunk.readInt32BE(4));
    queues.set(socket, isPostgres ? [] : null);
  }
  return queues.get(socket);
}

function writeNext(socket, queue) {
  const [next] = queue;
  if (!next) return;
  setTimeout(() => {
    queue.shift();
    write.apply(socket, next.args);
    writeNext(socket, queue);
  }, next.delayMs);
}

net.Socket.prototype.write = function delayedWrite(chunk, ...rest) {
  const queue = queueOf(this, chunk);
  const delayMs = queue && Math.random() < SHARE ? Math.random() * MOST_MS : 0;
  if (!queue || (delayMs === 0 && queue.length === 0)) return write.call(this, chunk, ...rest);
  queue.push({ delayMs, args: [Buffer.isBuffer(chunk) ? Buffer.from(chunk) : chunk, ...rest] });
  if (queue.length === 1) writeNext(this, queue);
  return true;
};
