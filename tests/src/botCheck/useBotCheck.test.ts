import { HttpResponse } from 'msw';
import { paths } from '@portal/contract';
import { botCheckToken } from '../../../src/botCheck/useBotCheck';
import { easyChallenge } from '../../support/accountHandlers';
import { callsOf, useFakeHost } from '../../support/fakeHost';
import { PROOF, useFakeWorkers } from '../../support/fakeWorker';
import { answer } from '../../support/handlers';
import { createTestStore } from '../../support/renderPortal';

const host = useFakeHost();
const workers = useFakeWorkers();

const altcha = { kind: 'altcha' } as const;
const recaptcha = { kind: 'recaptcha', siteKey: 'site key' } as const;
const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script')];

const lose = (): never => {
  throw Object.assign(new Error('Loading chunk 1 failed.'), { name: 'ChunkLoadError' });
};

afterEach(() => {
  scripts().forEach((script) => script.remove());
  delete window.grecaptcha;
});

describe('the proof of work', () => {
  it('REG-6: requests a challenge for the action, and loads nothing from a third party', async () => {
    const outcome = await createTestStore().dispatch(botCheckToken('registerFormSubmit', altcha));
    expect(outcome).toEqual({ token: PROOF });
    expect(callsOf(host)).toEqual(['GET /api/bot-check']);
    expect(host.requests[0]?.url).toContain('?action=registerFormSubmit');
    expect(scripts()).toEqual([]);
  });

  it('REG-6: requests a new challenge for each submit', async () => {
    const store = createTestStore();
    await store.dispatch(botCheckToken('registerFormSubmit', altcha));
    await store.dispatch(botCheckToken('registerFormSubmit', altcha));
    expect(callsOf(host)).toHaveLength(2);
  });

  it.each([
    ['no connection', () => HttpResponse.error(), 'offline'],
    ['a host that fails', () => new HttpResponse('<h1>', { status: 502 }), 'server'],
  ])('API-6: returns an error with a message for %s', async (_name, resolver, kind) => {
    host.server.use(answer('get', paths.botCheck, resolver));
    const outcome = await createTestStore().dispatch(botCheckToken('registerFormSubmit', altcha));
    expect(outcome).toMatchObject({ error: { kind } });
  });

  it.each([
    ['404', () => HttpResponse.json({ message: 'Not Found' }, { status: 404 })],
    ['405', () => new HttpResponse('', { status: 405 })],
    ['501', () => new HttpResponse('', { status: 501 })],
    ['a page', () => HttpResponse.html('<h1>FS Online</h1>')],
    ['an empty answer', () => new HttpResponse(null, { status: 204 })],
  ])('HOST-4: returns an empty token if the host lacks the challenge (%s)', async (_form, resolver) => {
    host.server.use(answer('get', paths.botCheck, resolver));
    const outcome = await createTestStore().dispatch(botCheckToken('registerFormSubmit', altcha));
    expect(outcome).toEqual({ token: '' });
  });

  it('API-6: returns an error with a message if the work fails', async () => {
    workers.failing();
    const outcome = await createTestStore().dispatch(botCheckToken('registerFormSubmit', altcha));
    expect(outcome).toMatchObject({ error: { kind: 'botCheck' } });
  });

  it.each([
    ['its own chunk', () => jest.doMock('../../../src/botCheck/proofOfWork.lazy', lose)],
    [
      'the API',
      () =>
        jest
          .requireActual<typeof import('../../../src/api/whenApi')>('../../../src/api/whenApi')
          .provideApi(async () => lose()),
    ],
  ])('API-6: the error is the lost connection if %s cannot be loaded', async (_name, loseChunk) => {
    await jest.isolateModulesAsync(async () => {
      loseChunk();
      const fresh = await import('../../../src/botCheck/useBotCheck');
      const outcome = await createTestStore().dispatch(fresh.botCheckToken('registerFormSubmit', altcha));
      expect(outcome).toMatchObject({ error: { kind: 'offline' } });
    });
    jest.dontMock('../../../src/botCheck/proofOfWork.lazy');
  });

  it('is not kept in the store', async () => {
    const store = createTestStore();
    await store.dispatch(botCheckToken('registerFormSubmit', altcha));
    expect(JSON.stringify(store.getState())).not.toContain(PROOF);
    expect(JSON.stringify(store.getState())).not.toContain(easyChallenge.parameters.algorithm);
  });
});

describe('reCAPTCHA v3', () => {
  const arrive = (execute: () => Promise<string>) => {
    window.grecaptcha = { ready: (then) => then(), execute: jest.fn(execute) };
    scripts()[0]?.dispatchEvent(new Event('load'));
  };

  /** The module keeps the script it loaded, so each test gets a fresh copy of the module. */
  const freshToken = async () => {
    let load: typeof import('../../../src/botCheck/recaptcha') | undefined;
    await jest.isolateModulesAsync(async () => {
      load = await import('../../../src/botCheck/recaptcha');
    });
    return load!.recaptchaToken;
  };

  it('REG-6: loads the script with the site key on first use, and runs the action', async () => {
    const recaptchaToken = await freshToken();
    expect(scripts()).toEqual([]);
    const first = recaptchaToken(recaptcha.siteKey, 'registerFormSubmit');
    expect(scripts().map(({ src }) => src)).toEqual([
      'https://www.google.com/recaptcha/api.js?render=site%20key',
    ]);
    arrive(async () => 'token');
    expect(await first).toBe('token');
    expect(await recaptchaToken(recaptcha.siteKey, 'forgotPasswordFormSubmit')).toBe('token');
    expect(window.grecaptcha?.execute).toHaveBeenLastCalledWith('site key', {
      action: 'forgotPasswordFormSubmit',
    });
    expect(scripts()).toHaveLength(1);
  });

  it('API-6: fails the submit if the script was blocked, and loads it again for the next one', async () => {
    const recaptchaToken = await freshToken();
    const first = recaptchaToken(recaptcha.siteKey, 'registerFormSubmit');
    scripts()[0]?.dispatchEvent(new Event('error'));
    await expect(first).rejects.toThrow();
    void recaptchaToken(recaptcha.siteKey, 'registerFormSubmit').catch(() => undefined);
    expect(scripts()).toHaveLength(2);
  });
});
