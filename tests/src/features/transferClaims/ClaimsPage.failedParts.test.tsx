import { act, screen } from '@testing-library/react';
import type * as list from '../../../../src/features/transferClaims/ClaimList';
import { portalApi } from '../../../../src/api/portalApi';
import { transferClaimFixture } from '../../../fixtures/transferClaims';
import { set, useFakeHost } from '../../../support/fakeHost';
import { foundField } from '../../../support/formControls';
import { renderPortal } from '../../../support/renderPortal';

const mockFault = { isThere: false };
jest.mock('../../../../src/features/transferClaims/ClaimList', () => {
  const { ClaimList } = jest.requireActual<typeof list>('../../../../src/features/transferClaims/ClaimList');
  const Mocked: typeof ClaimList = (props) => {
    if (mockFault.isThere) throw new TypeError("Cannot read properties of undefined (reading 'state')");
    return <ClaimList {...props} />;
  };
  return { ClaimList: Mocked };
});

const host = useFakeHost();
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void jest.restoreAllMocks());

it('API-6: a list that fails does not take the claim that the player is typing', async () => {
  const { user, store } = renderPortal('/transfer-claims');
  const field = await foundField('amount');
  await user.type(field, '200000');
  set(host, { transferClaims: [transferClaimFixture()] });
  mockFault.isThere = true;
  act(() => void store.dispatch(portalApi.util.invalidateTags(['TransferClaims'])));
  const retry = await screen.findByRole('button', { name: 'Tải lại' });
  expect(field).toBeInTheDocument();
  expect(field).toHaveValue('200.000');
  mockFault.isThere = false;
  await user.click(retry);
  expect(await screen.findByRole('list', { name: 'Yêu cầu của bạn' })).toBeVisible();
});
