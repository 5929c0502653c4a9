import { request, type IncomingHttpHeaders } from 'node:http';

interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** A request whose every header is the caller's to write, also those that fetch keeps to itself: Host, a Cookie of any shape. */
export function rawRequest(
  origin: string,
  method: string,
  path: string,
  headers: Record<string, string>,
  body = '',
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request(`${origin}${path}`, { method, headers, setHost: false }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => (text += chunk));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
