import fastify from 'fastify';

/** A Fastify server without any work, as the upper limit of this machine. Its response is about as large as that of GET /api/me. */
const app = fastify();
const body = { ok: true, filling: 'x'.repeat(320) };
app.get('/', () => body);
app.post('/', () => body);

async function main() {
  console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
}

void main();
