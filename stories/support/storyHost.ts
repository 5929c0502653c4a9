import { getResponse, type HttpHandler } from 'msw';
import { paths } from '@portal/contract';
import { pause, untilAborted } from '../../src/lib/pause';
import { SLOW_MS, type Network } from './network';

/**
 * A host for a story, at an origin of its own, behind this page's `fetch`. msw's handlers answer without msw's service
 * worker: that file would have to lie in public/, from where the build ships everything. No call leaves the browser.
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
/** As a real fetch does when its signal aborts: a call that timed out must end. */
const whenAborted = async ({ signal }: Request): Promise<never> => {
  await untilAborted(signal);
  throw signal.reason;
};

/** What a failing network still lets through: without it every screen would show the same lack of a session. */
const survives = new Set<string>([paths.me, paths.locale.replace(':locale', 'vi-VN')]);

function answerBy(handlers: HttpHandler[], network: Network): Answer {
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (network === 'slow') await pause(SLOW_MS);
    if (network === 'failing' && !survives.has(pathname)) throw new TypeError('Failed to fetch');
    const response = await getResponse(handlers, request);
    if (!response) throw unanswered(request);
    // What fetch does with msw's network error.
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };
}

/** A call that no handler knows is a fault of the story, and is told in a way that the check of all stories sees. */
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
    // A story that is no longer shown is answered no more.
    return Promise.race([(hosts.get(origin) ?? never)(request), whenAborted(request)]);
  };
}

/** Opens a host; `handlers` are asked in order. */
export function openStoryHost(handlers: HttpHandler[], network: Network): StoryHost {
  if (opened === 0) takeOverFetch();
  opened += 1;
  const origin = `http://story-${opened}.host`;
  hosts.set(origin, answerBy(handlers, network));
  return { origin, close: () => void hosts.delete(origin) };
}
