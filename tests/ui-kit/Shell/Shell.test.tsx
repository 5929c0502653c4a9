import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeFaults } from '../axeFaults';
import { renderKit } from '../renderKit';
import { clickSidebarToggle, findDrawer, preloadChunks, ShellPage } from './ShellPage';

beforeAll(preloadChunks);

it('has no axe violations with the menu closed and open', async () => {
  const { baseElement } = renderKit(<ShellPage />);
  expect(await axeFaults(baseElement)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: /Trần Thanh Nam/ }));
  await screen.findByRole('menu');
  expect(await axeFaults(baseElement)).toEqual([]);
});

it('has no axe violations with the drawer open', async () => {
  const { baseElement } = renderKit(<ShellPage />);
  await clickSidebarToggle();
  await findDrawer();
  expect(await axeFaults(baseElement)).toEqual([]);
});
