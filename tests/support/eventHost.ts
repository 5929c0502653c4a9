import { HttpResponse } from 'msw';
import { paths, streamEvents, type MoneyEvent } from '@portal/contract';
import type { FakeHost } from './fakeHost';
import { answer } from './handlers';

interface Line {
  lastEventId: string | null;
  write: (text: string) => void;
  end: () => void;
  /** Whether the portal is still connected. */
  isOpen: () => boolean;
}

/** GET /api/events of a fake host: records each opened stream and writes events into it. `retry` in ms. */
export function eventsOf(host: FakeHost, { retry = 20 } = {}) {
  const lines: Line[] = [];
  let id = 0;
  host.server.use(
    answer('get', paths.events, ({ request }) => {
      const encoder = new TextEncoder();
      let open = true;
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          const write = (text: string) => {
            if (open) controller.enqueue(encoder.encode(text));
          };
          const end = () => {
            if (open) controller.close();
            open = false;
          };
          lines.push({ lastEventId: request.headers.get('Last-Event-ID'), write, end, isOpen: () => open });
          request.signal.addEventListener('abort', () => (open = false));
          write(`retry: ${retry}\nevent: ${streamEvents.ready}\nid: ${id}\ndata: {}\n\n`);
        },
        cancel() {
          open = false;
        },
      });
      return new HttpResponse(body, { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } });
    }),
  );
  return {
    lines,
    last: (): Line => {
      const line = lines.at(-1);
      if (!line) throw new Error('no stream was opened');
      return line;
    },
    /** Writes a money event into the newest stream. */
    tell(event: Partial<MoneyEvent> = {}) {
      id += 1;
      const data = { transactionId: String(id), type: 'topup.bank-transfer', status: 'success', ...event };
      lines.at(-1)?.write(`event: ${streamEvents.money}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`);
    },
  };
}
