import { HttpResponse } from 'msw';
import { paths, type LinkedSession } from '@portal/contract';
import { apiTexts } from '../../src/api/texts';
import { originTexts } from '../../src/features/security/textsOrigin';
import { endSessionTexts as texts } from '../../src/features/security/endSession/texts';
import { linkedSessionFixture } from '../../tests/fixtures/sessions';
import { answering, broken, hanging } from '../../tests/support/answers';
import { answer } from '../../tests/support/handlers';
import { pressing } from '../support/acts';
import { scenesOf } from '../support/scenes';

const about = (overrides: Partial<LinkedSession>) =>
  answer('get', paths.sessionLinkToken, () => HttpResponse.json(linkedSessionFixture(overrides)));
const pressed = pressing(texts['endSession.end']);

/** /end-session/:token (SAFE-4). */
export const endSessionScenes = scenesOf<'EndSession'>(
  { path: '/end-session/token', host: { me: null } },
  {
    Checking: { answers: [hanging(paths.sessionLinkToken)], shows: texts['endSession.loading'] },
    Question: { shows: texts['endSession.notYou'] },
    UnknownBrowser: {
      answers: [about({ browser: null, system: null, address: null })],
      shows: originTexts['origin.unknown'],
    },
    Ending: {
      answers: [hanging(paths.sessionLink, 'post')],
      play: pressed,
      shows: texts['endSession.ending'],
    },
    EndOffline: {
      answers: [broken(paths.sessionLink, 'post')],
      play: pressed,
      shows: apiTexts['api.offline'],
    },
    Ended: { play: pressed, shows: texts['endSession.done'] },
    EndedBefore: { answers: [about({ ended: true })], shows: texts['endSession.doneBefore'] },
    BadLink: { answers: [answering(paths.sessionLinkToken, 'get', 422)], shows: texts['endSession.bad'] },
    CheckServerError: {
      answers: [answering(paths.sessionLinkToken, 'get', 500)],
      shows: apiTexts['api.server'],
    },
  },
);
