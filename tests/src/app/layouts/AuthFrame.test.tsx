import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { Provider } from 'react-redux';
import { KitThemeProvider } from '@portal/ui-kit/theme';
import { AuthFrame } from '../../../../src/app/layouts/AuthFrame';
import { createTestStore } from '../../../support/testStore';

const Broken = () => {
  throw new Error('Không tải được trang này.');
};

it('APP-7: the error of one public page does not stay on the next one', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <MemoryRouter initialEntries={['/register']}>
      <KitThemeProvider>
        <Provider store={createTestStore()}>
          <Link to="/login">Quay lại</Link>
          <Routes>
            <Route element={<AuthFrame />}>
              <Route path="/register" element={<Broken />} />
              <Route path="/login" element={<p>Trang đăng nhập</p>} />
            </Route>
          </Routes>
        </Provider>
      </KitThemeProvider>
    </MemoryRouter>,
  );
  expect(await screen.findByRole('alert')).toBeVisible();
  await act(() => userEvent.click(screen.getByRole('link', { name: 'Quay lại' })));
  expect(await screen.findByText('Trang đăng nhập')).toBeVisible();
  jest.restoreAllMocks();
});
