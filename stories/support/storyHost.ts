import { getResponse, type HttpHandler } from 'msw';
import { paths } from '@portal/contract';
import { pause, untilAborted } from '../../src/lib/pause';
import { SLOW_MS, type Network } from './network';

/**
 * A fake host for a story, with its own origin, behind this page's `fetch`. It runs msw's handlers without msw's service
 * worker, whose file would have to be in public/, and the build ships everything there. No call leaves the browser.
 */
interface StoryHost {
  origin: string;
  close: () => void;
}

type Answer = (request: Request) => Promise<Response>;

const hosts = new Map<string, Answer>();
const originPattern = /^http:\/\/story-\d+\.host$/;
let opened = 0;

const never = () => new Promise<Response>(() => undefined);
/** Rejects when the request's signal aborts, as a real fetch does, so that a call that timed out ends. */
const whenAborted = async ({ signal }: Request): Promise<never> => {
  await untilAborted(signal);
  throw signal.reason;
};

/** Calls that succeed even on a failing network. Without them every screen would only show that there is no session. */
const survives = new Set<string>([paths.me, paths.locale.replace(':locale', 'vi-VN')]);

function answerBy(handlers: HttpHandler[], network: Network): Answer {
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (network === 'slow') await pause(SLOW_MS);
    if (network === 'failing' && !survives.has(pathname)) throw new TypeError('Failed to fetch');
    const response = await getResponse(handlers, request);
    if (!response) throw unanswered(request);
    // A real fetch rejects on msw's network error.
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };
}

/** A call without a handler is a bug in the story. It is reported so that the test of all stories notices it. */
function unanswered({ method, url }: Request): TypeError {
  const message = `No handler answers ${method} ${new URL(url).pathname}`;
  window.reportError(new Error(message));
  return new TypeError(message);
}

function takeOverFetch() {
  const real = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { origin } = new URL(request.url);
    if (!originPattern.test(origin)) return real(input, init);
    // Calls of a story that is no longer shown are never answered.
    return Promise.race([(hosts.get(origin) ?? never)(request), whenAborted(request)]);
  };
}

/** Opens a host; `handlers` are tried in order. */
export function openStoryHost(handlers: HttpHandler[], network: Network): StoryHost {
  if (opened === 0) takeOverFetch();
  opened += 1;
  const origin = `http://story-${opened}.host`;
  hosts.set(origin, answerBy(handlers, network));
  return { origin, close: () => void hosts.delete(origin) };
}
