import { paths, type ProofField } from '@portal/contract';
import { apiTexts } from '../../src/api/texts';
import { appTexts } from '../../src/app/texts';
import { pendingDeletionTexts as waitingTexts } from '../../src/app/textsDeletion';
import { deletionTexts as texts } from '../../src/features/personalInfo/textsDeletion';
import { personalInfoTexts } from '../../src/features/personalInfo/texts';
import { proofTexts } from '../../src/forms/textsProof';
import { userFixture } from '../../tests/fixtures/users';
import { asksFor } from '../../tests/support/askedProof';
import { answering, broken, hanging, throttling } from '../../tests/support/answers';
import { dialog, first, pressing, typing } from '../support/acts';
import type { Scene } from '../support/scenes';

const exporting = { path: '/?edit=export' };
const exported = pressing(personalInfoTexts['me.exportButton'], dialog);

const deleting = { path: '/?edit=deletion' };
const submitted = pressing(texts['deletion.submit'], dialog);
const asking = (field: ProofField) => [asksFor('post', paths.accountDeletion, field)];

const WRONG_CODE = 'Mã bảo mật không đúng hoặc đã hết hiệu lực.';
const waits = { path: '/', host: { me: userFixture({ deletesAt: '2026-12-06T03:00:00.000Z' }) } };
const kept = pressing(waitingTexts['deletion.keep']);

/** The download of the player's data and the deletion of the account, on / (SAFE-13). */
export const leavingScenes = {
  Export: { ...exporting, shows: personalInfoTexts['me.exportText'] },
  Exporting: {
    ...exporting,
    answers: [hanging(paths.dataExport)],
    play: exported,
    shows: personalInfoTexts['me.exporting'],
  },
  ExportTooOften: {
    ...exporting,
    answers: [throttling(paths.dataExport, 'get', 3600)],
    play: exported,
    shows: /thử lại sau/,
  },
  Exported: { ...exporting, play: exported, shows: personalInfoTexts['me.exported'] },

  Deletion: { ...deleting, shows: texts['deletion.data'] },
  DeletionOfEmpty: { ...deleting, host: { me: userFixture({ credit: 0 }) }, shows: texts['deletion.data'] },
  DeletionAsksSms: {
    ...deleting,
    answers: asking('otpNumber'),
    play: submitted,
    shows: proofTexts['proof.sms'],
  },
  DeletionAsksEmail: {
    ...deleting,
    answers: asking('securityCode'),
    play: submitted,
    shows: proofTexts['proof.email'],
  },
  DeletionAsksPassword: {
    ...deleting,
    answers: asking('currentPassword'),
    play: submitted,
    shows: proofTexts['proof.password'],
  },
  DeletionCodeWrong: {
    ...deleting,
    answers: [answering(paths.accountDeletion, 'post', 422, { errors: { otpNumber: [WRONG_CODE] } })],
    play: first(submitted, typing({ 'Mã bảo mật': '123456' }, dialog), submitted),
    shows: WRONG_CODE,
  },
  DeletionSubmitting: {
    ...deleting,
    answers: [hanging(paths.accountDeletion, 'post')],
    play: submitted,
    shows: texts['deletion.submitting'],
  },
  DeletionOffline: {
    ...deleting,
    answers: [broken(paths.accountDeletion, 'post')],
    play: submitted,
    shows: apiTexts['api.offline'],
  },
  DeletionWaits: { ...waits, shows: waitingTexts['deletion.pendingText'] },
  DeletionKeepFailed: {
    ...waits,
    answers: [broken(paths.accountDeletion, 'delete')],
    play: kept,
    shows: apiTexts['api.offline'],
  },
  DeletionKept: { ...waits, play: kept, shows: appTexts['saved.kept'] },
} satisfies Record<string, Scene>;
