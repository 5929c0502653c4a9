import type { SandboxMessage } from '../../api-host/sandbox/repository';
import { eventually } from './eventually';
import { sandbox } from './player';
import type { HostProcess } from './startHost';

/** The messages that the host sent, as the sandbox reports them (architecture §5). */
export type SentMessage = SandboxMessage;

/** All messages to an address or number, newest first. */
export const messagesTo = async (host: HostProcess, to: string): Promise<SentMessage[]> =>
  (await host.client().get(`/sandbox/messages?to=${encodeURIComponent(to)}`)).json() as SentMessage[];

/** The newest entry of `list` once it has more than `count` entries. Messages are sent through the outbox, so this waits for them. */
async function newestAfter<Message>(
  count: number,
  what: string,
  list: () => Promise<readonly Message[]>,
): Promise<Message> {
  await eventually(`${what}, after ${count}`, async () => (await list()).length > count);
  const [newest] = await list();
  if (!newest) throw new Error(`there is no ${what}`);
  return newest;
}

/** The next message to an address or number after the first `count`. */
export const nextMessage = (host: HostProcess, to: string, count = 0): Promise<SentMessage> =>
  newestAfter(count, `message to ${to}`, () => messagesTo(host, to));

type MessageWithCode = SentMessage & { code: string };

const withCode = (messages: readonly SentMessage[]) =>
  messages.filter((message): message is MessageWithCode => message.code !== undefined);

/**
 * The next message with a code to an address or number after the first `count`. Notices of a login or of a change do not count: they may
 * arrive before or after it.
 */
export const messageWithCode = (host: HostProcess, to: string, count = 0): Promise<MessageWithCode> =>
  newestAfter(count, `code to ${to}`, async () => withCode(await messagesTo(host, to)));

/** The code of that message. */
export const nextCode = async (host: HostProcess, to: string, count = 0): Promise<string> =>
  (await messageWithCode(host, to, count)).code;

/** The path of the message's link, whatever origin the host uses in it. */
export function linkOf({ links, text }: SentMessage): string {
  const [link] = links;
  if (link === undefined) throw new Error(`no link in: ${text}`);
  return new URL(link).pathname;
}

/** Simulates a phone that sends an SMS to the hotline. */
export const sendSms = (host: HostProcess, from: string, text: string): Promise<unknown> =>
  sandbox(host, '/sms', { from, text });
