import { act, screen } from '@testing-library/react';
import type * as list from '../../../../src/features/giftCodes/GiftCodeList';
import { giftCodesApi } from '../../../../src/api/endpoints/giftCodes';
import { giftCodeFixture } from '../../../fixtures/giftCodes';
import type * as parts from '../../../support/faultyPart';
import { fault } from '../../../support/faultyPart';
import { set, useFakeHost } from '../../../support/fakeHost';
import { fillField, foundField } from '../../../support/formControls';
import { renderPortal } from '../../../support/renderPortal';

jest.mock('../../../../src/features/giftCodes/GiftCodeList', () => {
  const { GiftCodeList } = jest.requireActual<typeof list>('../../../../src/features/giftCodes/GiftCodeList');
  const support = jest.requireActual<typeof parts>('../../../support/faultyPart');
  return { GiftCodeList: support.faulty(GiftCodeList) };
});

const host = useFakeHost();
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void jest.restoreAllMocks());

it('API-6: a list that fails does not take the code that the player is typing', async () => {
  const { user, store } = renderPortal('/giftcode');
  const field = await foundField('code');
  await fillField(user, field, 'TET2027');
  set(host, { giftCodes: [giftCodeFixture({ code: 'MOI' })] });
  fault.isThere = true;
  act(
    () =>
      void store.dispatch(giftCodesApi.endpoints.getGiftCodes.initiate(undefined, { forceRefetch: true })),
  );
  const retry = await screen.findByRole('button', { name: 'Tải lại' });
  expect(field).toBeInTheDocument();
  expect(field).toHaveValue('TET2027');
  fault.isThere = false;
  await user.click(retry);
  expect(await screen.findByRole('article')).toBeVisible();
});
