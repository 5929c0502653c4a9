import { act, screen } from '@testing-library/react';
import type * as list from '../../../../src/features/transferClaims/ClaimList';
import { portalApi } from '../../../../src/api/portalApi';
import { transferClaimFixture } from '../../../fixtures/transferClaims';
import type * as parts from '../../../support/faultyPart';
import { fault } from '../../../support/faultyPart';
import { set, useFakeHost } from '../../../support/fakeHost';
import { fillField, foundField } from '../../../support/formControls';
import { renderPortal } from '../../../support/renderPortal';

jest.mock('../../../../src/features/transferClaims/ClaimList', () => {
  const { ClaimList } = jest.requireActual<typeof list>('../../../../src/features/transferClaims/ClaimList');
  const support = jest.requireActual<typeof parts>('../../../support/faultyPart');
  return { ClaimList: support.faulty(ClaimList) };
});

const host = useFakeHost();
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void jest.restoreAllMocks());

it('API-6: a list that fails does not take the claim that the player is typing', async () => {
  const { user, store } = renderPortal('/transfer-claims');
  const field = await foundField('amount');
  await fillField(user, field, '200000');
  set(host, { transferClaims: [transferClaimFixture()] });
  fault.isThere = true;
  act(() => void store.dispatch(portalApi.util.invalidateTags(['TransferClaims'])));
  const retry = await screen.findByRole('button', { name: 'Tải lại' });
  expect(field).toBeInTheDocument();
  expect(field).toHaveValue('200.000');
  fault.isThere = false;
  await user.click(retry);
  expect(await screen.findByRole('list', { name: 'Yêu cầu của bạn' })).toBeVisible();
});
