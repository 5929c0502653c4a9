import type { SandboxMessage } from '../../api-host/sandbox/repository';
import { eventually } from './eventually';
import { sandbox } from './player';
import type { HostProcess } from './startHost';

/** What the host sent, as the sandbox tells (architecture §5). */
export type SentMessage = SandboxMessage;

/** Every message to an address or number, newest first. */
export const messagesTo = async (host: HostProcess, to: string): Promise<SentMessage[]> =>
  (await host.client().get(`/sandbox/messages?to=${encodeURIComponent(to)}`)).json() as SentMessage[];

/** The next message to an address or number after `count` of them; sending goes through the outbox, so it is waited for. */
export async function nextMessage(host: HostProcess, to: string, count = 0): Promise<SentMessage> {
  const isThere = async () => (await messagesTo(host, to)).length > count;
  await eventually(`message ${count + 1} to ${to}`, isThere);
  const [newest] = await messagesTo(host, to);
  if (!newest) throw new Error(`nothing was sent to ${to}`);
  return newest;
}

type MessageWithCode = SentMessage & { code: string };

const withCode = (messages: readonly SentMessage[]) =>
  messages.filter((message): message is MessageWithCode => message.code !== undefined);

/**
 * The next message with a code to an address or number after `count` of them, waited for. Notices of a login or of a change do not
 * count: they may arrive before it or after it.
 */
export async function messageWithCode(host: HostProcess, to: string, count = 0): Promise<MessageWithCode> {
  const codes = async () => withCode(await messagesTo(host, to));
  await eventually(`code ${count + 1} to ${to}`, async () => (await codes()).length > count);
  const [newest] = await codes();
  if (!newest) throw new Error(`no code was sent to ${to}`);
  return newest;
}

/** The code of that message. */
export const nextCode = async (host: HostProcess, to: string, count = 0): Promise<string> =>
  (await messageWithCode(host, to, count)).code;

/** The path of the message's link, on whatever origin the host thinks it has. */
export function linkOf({ links, text }: SentMessage): string {
  const [link] = links;
  if (link === undefined) throw new Error(`no link in: ${text}`);
  return new URL(link).pathname;
}

/** A phone sends an SMS to the hotline. */
export const sendSms = (host: HostProcess, from: string, text: string): Promise<unknown> =>
  sandbox(host, '/sms', { from, text });
