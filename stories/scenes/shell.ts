import { userEvent, within } from 'storybook/test';
import { paths } from '@portal/contract';
import { apiTexts } from '../../src/api/texts';
import { appTexts } from '../../src/app/texts';
import { notFoundTexts } from '../../src/app/textsNotFound';
import { frameTexts } from '../../src/app/textsFrame';
import { sessionEndedTexts } from '../../src/features/login/textsSessionEnded';
import { supportTexts } from '../../src/features/support/texts';
import { problemReportTexts } from '../../src/problemReport/texts';
import { reportButtonTexts } from '../../src/problemReport/textsButton';
import { userFixture } from '../../tests/fixtures/users';
import { answering, broken, hanging } from '../../tests/support/answers';
import { body, first, pressing, typing } from '../support/acts';
import { scenesOf, type Play } from '../support/scenes';
import { readEarlier } from './lastRead';
import { HUGE, longPlayer } from './players';

const menuOpened = pressing(/^Tài khoản/);

const loggedOut = first(menuOpened, pressing(appTexts['menu.logout'], body, 'menuitem'));

const reportOpened = first(menuOpened, pressing(reportButtonTexts['report.open'], body, 'menuitem'));
const sent = pressing(problemReportTexts['report.send'], body);

/** Waits for the shell, which is rendered once the portal knows the player. */
const shellStands: Play = async ({ canvasElement }) => {
  await within(canvasElement).findByRole('button', { name: /^Tài khoản/ });
};

/** Opens the sidebar (LAY-3). On a laptop it is always visible and has no toggle. */
const sidebarOpened: Play = async (context) => {
  await shellStands(context);
  const page = within(context.canvasElement);
  const toggle = page.queryByRole('button', { name: 'Mở trình đơn' });
  if (toggle) await userEvent.click(toggle);
};

/** Makes the page high enough to scroll, and scrolls it (LAY-4). */
const scrolled: Play = async (context) => {
  await shellStands(context);
  const { documentElement, defaultView } = context.canvasElement.ownerDocument;
  documentElement.style.setProperty('min-height', '200vh');
  context.abortSignal.addEventListener('abort', () => documentElement.style.removeProperty('min-height'));
  defaultView?.scrollTo(0, 120);
};

/** The frame of the signed-in pages (LAY-2..7, LAY-10, LAY-11, APP-5). */
export const shellScenes = scenesOf<'Shell'>(
  { path: '/support' },
  {
    SessionLookup: {
      path: '/security',
      answers: [hanging(paths.me)],
      shows: frameTexts['app.sessionLookup'],
    },
    HostUnreachable: { path: '/security', answers: [broken(paths.me)], shows: apiTexts['api.offline'] },
    SessionEnded: {
      path: '/transactions',
      answers: [answering(paths.transactionHistory, 'get', 401)],
      shows: sessionEndedTexts['sessionEnded.notice'],
    },
    NotFound: { path: '/khong-co', shows: notFoundTexts['app.notFound'] },
    ZeroBalance: {
      host: { me: userFixture({ credit: 0 }) },
      shows: /^Số dư của bạn đang là 0 KP/,
    },
    HugeBalance: { host: { me: userFixture({ credit: HUGE }) }, shows: /9\.007\.199\.254\.740\.991/ },
    SidebarOpen: { play: sidebarOpened, shows: appTexts['nav.transactions'] },
    MenuOpen: { play: menuOpened, shows: appTexts['menu.download'] },
    LongName: { host: { me: longPlayer() }, play: menuOpened, shows: appTexts['menu.download'] },
    Scrolled: { play: scrolled, shows: /./ },
    Report: { play: reportOpened, shows: problemReportTexts['report.masked'] },
    ReportSent: { play: first(reportOpened, sent), shows: problemReportTexts['report.codeHint'] },
    ReportQueued: {
      answers: [broken(paths.problemReports, 'post')],
      play: first(reportOpened, sent),
      shows: problemReportTexts['report.queued'],
    },
    ReportRefused: {
      answers: [answering(paths.problemReports, 'post', 422, { message: 'Báo cáo không hợp lệ.' })],
      play: first(reportOpened, sent),
      shows: 'Báo cáo không hợp lệ.',
    },
    LogoutFailed: {
      answers: [broken(paths.logout, 'post')],
      play: loggedOut,
      shows: /^Chưa đăng xuất được/,
    },
    ReadEarlier: {
      actions: readEarlier(userFixture(), []),
      answers: [broken(paths.me)],
      shows: /Số dư và thông tin cập nhật lúc 20:15 ngày 21\/11\/2026/,
    },
  },
);

/** /support (SUP-1). */
export const supportScenes = scenesOf<'Support'>(
  { path: '/support' },
  {
    InDevelopment: { play: shellStands, shows: supportTexts['support.soon'] },
    Visitor: { host: { me: null }, shows: supportTexts['support.soon'] },
    Searched: {
      play: first(shellStands, typing({ [supportTexts['support.search']]: 'chuyen tien' })),
      shows: /^Có \d+ câu trả lời/,
    },
    NothingFound: {
      play: first(shellStands, typing({ [supportTexts['support.search']]: 'xyz' })),
      shows: /^Không có câu trả lời nào/,
    },
    WithTransaction: { path: '/support?transaction=101', shows: supportTexts['support.about'] },
  },
);
