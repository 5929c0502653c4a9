import fastify from 'fastify';

/** A Fastify that does nothing: what this machine can give at most. Answers about as many bytes as GET /api/me. */
const app = fastify();
const body = { ok: true, filling: 'x'.repeat(320) };
app.get('/', () => body);
app.post('/', () => body);

async function main() {
  console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
}

void main();
