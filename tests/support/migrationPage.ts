import { act, screen, within } from '@testing-library/react';
import { limits, paths } from '@portal/contract';
import { closedAccountZoneFixture } from '../fixtures/zones';
import { set, useFakeHost } from './fakeHost';
import { answer } from './handlers';
import type { renderPortal } from './renderPortal';
import { postsTo, useQuickRechecks } from './operations';

/** The balances of `closedAccountZoneFixture` as the confirmation question shows them. */
export const LIST = '1.234 Xu, 567 Xu chờ chuyển đổi, 12 điểm tích lũy nạp thẻ tháng 11';
export const SUCCESS = 'Đã cập nhật thành công';
export const submit = () => screen.findByRole<HTMLButtonElement>('button', { name: /^Xác nhận$|Đang xử lý/ });
export const select = () => screen.findByLabelText<HTMLSelectElement>('Chuyển đến máy chủ');

export function refetchAfter(ms: number) {
  const settings: { migrationRefetchMs: number } = limits;
  jest.replaceProperty(settings, 'migrationRefetchMs', ms);
}

export async function ask(portal: ReturnType<typeof renderPortal>, zone = '2') {
  await portal.user.selectOptions(await select(), zone);
  await portal.user.click(await submit());
  return screen.findByRole('dialog');
}

export async function confirm(portal: ReturnType<typeof renderPortal>, zone?: string) {
  const dialog = await ask(portal, zone);
  await portal.user.click(within(dialog).getByRole('button', { name: 'Đồng ý' }));
}

/** The player returns to the tab, and the portal fetches again. */
export const focusWindow = () => act(async () => void window.dispatchEvent(new Event('focus')));
export const valueOf = (label: string) => screen.getByText(label).parentElement?.querySelector('dd');

/** A fake host whose player has balances on a CLOSED zone; `posts` are the migration requests it received. */
export function useMigrationPage() {
  const host = useFakeHost();
  useQuickRechecks();
  beforeEach(() => {
    refetchAfter(60_000);
    set(host, { accountZones: [closedAccountZoneFixture()] });
  });
  return {
    host,
    posts: () => postsTo(host, paths.accountZones),
    /** Overrides the response to migrations. */
    post: (...resolver: Parameters<typeof answer> extends [unknown, unknown, ...infer Rest] ? Rest : never) =>
      host.server.use(answer('post', paths.accountZones, ...resolver)),
  };
}
