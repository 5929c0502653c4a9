/** An event of a text/event-stream, as the HTML standard has it. */
export interface StreamEvent {
  /** 'message' where the host named none. */
  name: string;
  data: string;
  /** The last id that came, with this event or before it; '' for none. */
  lastEventId: string;
}

interface Handlers {
  onEvent: (event: StreamEvent) => void;
  /** The host asks for this many ms before the next try. */
  onRetry: (ms: number) => void;
}

/** Takes the text of a stream piece by piece, wherever it was cut, and hands on its events. Comments (heartbeats) are passed over. */
export function createEventParser({ onEvent, onRetry }: Handlers): (text: string) => void {
  let rest = '';
  let name = '';
  let data: string[] = [];
  let lastEventId = '';

  const fields: Partial<Record<string, (value: string) => void>> = {
    event: (value) => void (name = value),
    data: (value) => void data.push(value),
    id: (value) => void (lastEventId = value.includes('\0') ? lastEventId : value),
    retry: (value) => {
      if (/^\d+$/.test(value)) onRetry(Number(value));
    },
  };

  const take = (line: string) => {
    if (line === '') {
      if (data.length > 0) onEvent({ name: name || 'message', data: data.join('\n'), lastEventId });
      name = '';
      data = [];
      return;
    }
    const [field = '', value = ''] = line.split(/:(.*)/s, 2);
    fields[field]?.(value.replace(/^ /, ''));
  };

  return (text) => {
    rest += text;
    // A CR at the very end may be the first half of a CRLF.
    for (let end; (end = /\r\n|\n|\r(?!$)/.exec(rest));) {
      take(rest.slice(0, end.index));
      rest = rest.slice(end.index + end[0].length);
    }
  };
}
