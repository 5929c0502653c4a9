import { screen } from '@testing-library/react';
import { PhoneNotice } from '../../../../src/features/personalInfo/PhoneNotice';
import { unverifiedPhoneSeen } from '../../../../src/store/slices/screen';
import { userFixture } from '../../../fixtures/users';
import { createMockStore, stateAfter } from '../../../support/mockStore';
import { renderWithStore } from '../../../support/renderWithStore';

const unverified = userFixture({ verifiedPhoneAt: null });

const actionsOf = (user: typeof unverified, state = stateAfter()): unknown[] => {
  const store = createMockStore(state);
  renderWithStore(<PhoneNotice user={user} />, store);
  return store.getActions();
};

describe('ME-2: the notice of an unverified phone', () => {
  it('records that the phone was unverified, so that the page can announce the verification', () => {
    expect(actionsOf(unverified)).toEqual([unverifiedPhoneSeen()]);
  });

  it.each([
    ['a verified phone', userFixture(), stateAfter()],
    ['what is noted already', unverified, stateAfter(unverifiedPhoneSeen())],
  ])('records nothing for %s', (_, user, state) => {
    expect(actionsOf(user, state)).toEqual([]);
  });

  it('HOST-5: refers to support if the deployment has no hotline', () => {
    const store = createMockStore(stateAfter());
    renderWithStore(<PhoneNotice user={unverified} />, store);
    const support = screen.getByRole('link', { name: 'Liên hệ hỗ trợ để được hướng dẫn xác minh' });
    expect(support).toHaveAttribute('href', '/support');
  });
});
