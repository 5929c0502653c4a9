import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '@portal/contract';
import { answering, broken, hanging } from '../support/answers';
import { PortalScreen } from '../support/PortalScreen';

const meta: Meta<typeof PortalScreen> = {
  title: 'Screens/Login',
  component: PortalScreen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/login', host: { me: null } },
};
export default meta;

type Story = StoryObj<typeof PortalScreen>;

const typed: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText('Tên đăng nhập'), 'thanhnam_2026');
  await userEvent.type(canvas.getByLabelText('Mật khẩu'), 'Demo@2026');
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Đăng nhập' })).toBeEnabled());
};

const submitted: NonNullable<Story['play']> = async (context) => {
  await typed(context);
  await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Đăng nhập' }));
};

const REFUSED = 'Tên đăng nhập hoặc mật khẩu không đúng.';

export const Empty: Story = {};
export const Filled: Story = { play: typed };
export const Submitting: Story = { args: { answers: [hanging(paths.login, 'post')] }, play: submitted };
export const Refused: Story = {
  args: {
    answers: [
      answering(paths.login, 'post', 422, {
        statusCode: 422,
        message: REFUSED,
        errors: { username: [REFUSED] },
      }),
    ],
  },
  play: submitted,
};
export const Offline: Story = { args: { answers: [broken(paths.login, 'post')] }, play: submitted };
export const ServerError: Story = {
  args: { answers: [answering(paths.login, 'post', 500)] },
  play: submitted,
};
export const TooManyTries: Story = {
  args: { answers: [answering(paths.login, 'post', 429)] },
  play: submitted,
};
export const CookieUnavailable: Story = { args: { answers: [broken(paths.csrfCookie)] }, play: submitted };
