import { accountEventKinds, paths } from '@portal/contract';
import { apiTexts } from '../../src/api/texts';
import { originTexts } from '../../src/features/security/textsOrigin';
import { appTexts } from '../../src/app/texts';
import { activityTexts as texts } from '../../src/features/security/activity/texts';
import { securityTexts } from '../../src/features/security/texts';
import { phoneSessionFixture, sessionFixture, signInFixture } from '../../tests/fixtures/sessions';
import { userFixture } from '../../tests/fixtures/users';
import { answering, broken, brokenAfterMe, hanging } from '../../tests/support/answers';
import { dialog, first, pressing } from '../support/acts';
import { scenesOf } from '../support/scenes';

const ended = pressing(/^Đăng xuất Safari/);
const question = { path: '/security?edit=devices' };
const confirmed = pressing(texts['sessions.end'], dialog);

const unknown = phoneSessionFixture({
  browser: null,
  system: null,
  address: null,
  createdAt: null,
  lastUsedAt: null,
});
const everyKind = [...accountEventKinds, 'passkey-stolen-by-a-dragon'].map((kind, index) =>
  signInFixture({ kind, happenedAt: `2026-11-20T02:${String(59 - index)}:00.000Z` }),
);

/** Devices and recent sign-ins on /security (SAFE-3). */
export const accountActivityScenes = scenesOf<'AccountActivity'>(
  { path: '/security' },
  {
    Devices: { shows: texts['sessions.current'] },
    DevicesLoading: { answers: [hanging(paths.sessions)], shows: texts['sessions.loading'] },
    // A host that answers its other calls but does not have this one (HOST-4).
    DevicesOffline: { answers: brokenAfterMe(userFixture(), paths.sessions), shows: apiTexts['api.offline'] },
    OnlyThisDevice: { host: { sessions: [sessionFixture()] }, shows: texts['sessions.current'] },
    DeviceUnknown: {
      host: { sessions: [sessionFixture(), unknown] },
      shows: originTexts['origin.unknown'],
    },
    DeviceEnding: {
      answers: [hanging(paths.session, 'delete')],
      play: ended,
      shows: texts['sessions.end'],
    },
    DeviceEndFailed: {
      answers: [answering(paths.session, 'delete', 500)],
      play: ended,
      shows: apiTexts['api.server'],
    },
    DeviceEnded: { play: ended, shows: appTexts['saved.session'] },
    OthersQuestion: { ...question, shows: texts['sessions.endOthersText'] },
    OthersFailed: {
      ...question,
      answers: [broken(paths.sessions, 'delete')],
      play: confirmed,
      shows: apiTexts['api.offline'],
    },
    OthersEnded: {
      play: first(pressing(texts['sessions.endOthers']), confirmed),
      shows: appTexts['saved.otherSessions'],
    },
    NoSuchCalls: {
      answers: [answering(paths.sessions, 'get', 404), answering(paths.signIns, 'get', 404)],
      shows: securityTexts['security.neverChanged'],
    },
    SignInsEmpty: { host: { signIns: [] }, shows: texts['signIns.empty'] },
    SignInsServerError: {
      answers: [answering(paths.signIns, 'get', 500)],
      shows: apiTexts['api.server'],
    },
    SignInsOfEveryKind: {
      path: '/security?edit=sign-ins',
      host: { signIns: everyKind },
      shows: texts['signIns.other'],
    },
  },
);
