import { earlyPaths } from '@portal/contract';
import { earlyCall } from '../api/earlyCall';
import type { FirstAnswers } from '../api/firstAnswers';
import { provideApi } from '../api/whenApi';
import { forgetLastRead } from '../lib/forgetPlayers';
import { loadOnce } from '../lib/loadOnce';
import { openChannel } from '../lib/openChannel';
import { loadSurely, whenUsed } from '../lib/whenIdle';
import { hasApi } from '../store/selectors';
import { SESSION_CHANNEL } from '../store/sessionChannel';
import type { AppStore } from '../store/types';
import { loadApi } from './loadApi';

/** Whether the host says that nobody is signed in. Any other answer, or none, is for the API to handle. */
async function isVisitor(apiHost: string): Promise<boolean> {
  const answer = await earlyCall(apiHost + earlyPaths.me);
  return answer !== null && (answer.status === 401 || (answer.status === 200 && answer.json === null));
}

/**
 * For a page that starts without the API (docs/decisions/0137). Adds it once the player begins to use the page, if somebody is signed in,
 * if a page or a call needs it, or if another tab says that somebody signed in. Resolves when it has been added.
 */
export function addApiLater(store: AppStore, apiHost: string, firstAnswers: FirstAnswers): Promise<void> {
  return new Promise((resolve) => {
    const channel = openChannel(SESSION_CHANNEL);
    const add = loadOnce(async () => {
      const { addApi, connectSession } = await loadApi();
      channel?.close();
      addApi(store);
      void connectSession(store);
      resolve();
    });
    const addSoon = () => void loadSurely(add);
    provideApi(add);
    whenUsed(addSoon);
    channel?.addEventListener('message', () => {
      firstAnswers.take(earlyPaths.me);
      addSoon();
    });
    void isVisitor(apiHost).then((visitor) => {
      if (!visitor) return addSoon();
      // Once the API has been added it sends its own request, since somebody may have signed in meanwhile.
      if (hasApi(store.getState())) return;
      firstAnswers.keep(earlyPaths.me, null);
      // Left by a player whose session ended while the portal was closed.
      forgetLastRead();
    });
  });
}
