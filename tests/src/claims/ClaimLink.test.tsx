import { screen, waitFor } from '@testing-library/react';
import { ClaimLink } from '../../../src/claims/ClaimLink';
import { set, useFakeHost } from '../../support/fakeHost';
import { createTestStore } from '../../support/renderPortal';
import { renderWithStore } from '../../support/renderWithStore';

const host = useFakeHost();

it('PLAY-3: links to /transfer-claims', async () => {
  renderWithStore(<ClaimLink />, createTestStore());
  expect(await screen.findByRole('link', { name: 'Đã chuyển mà chưa nhận được KP?' })).toHaveAttribute(
    'href',
    '/transfer-claims',
  );
});

it('HOST-4: is hidden on a host without claims', async () => {
  set(host, { transferClaims: null });
  const store = createTestStore();
  renderWithStore(<ClaimLink />, store);
  await waitFor(() =>
    expect(Object.values(store.getState().api.queries).map((query) => query?.status)).toEqual(['fulfilled']),
  );
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
