import { paths } from '@portal/contract';
import { done, invalid, ok, refusal } from './answer';
import { behindSession, open, type Context, type HostCall, type SignedInContext } from './call';
import { accountNamed, addAccount, lastSecretTo, send } from './world';

const LINK_TOKEN = 'link-0123456789abcdef';
const CODE = '246810';
const WRONG_CODE = 'Mã bảo mật không đúng.';
const now = () => new Date().toISOString();

function logIn({ world, session, text }: Context) {
  const account = accountNamed(world, text('username'));
  if (!account || account.password !== text('password'))
    return invalid({ username: 'Tên đăng nhập hoặc mật khẩu không đúng.' });
  session.account = account;
  return done;
}

function register({ world, session, text }: Context) {
  if (text('gReCaptchaToken') === '') return invalid({ gReCaptchaToken: 'Không xác minh được.' });
  if (accountNamed(world, text('username')))
    return invalid({ username: 'Tên đăng nhập này đã có người dùng.' });
  session.account = addAccount(world, text('username'), text('phone'), text('password'));
  return done;
}

/** The message is the same whether the account exists or not (REC-4, REC-6). */
function sendTo({ world, text }: Context, field: 'username' | 'email', secret: string) {
  if (text('gReCaptchaToken') === '') return invalid({ gReCaptchaToken: 'Không xác minh được.' });
  const to = world.accounts.find(({ user }) => user[field] === text(field))?.user.email;
  if (to) send(world, to, secret);
  return done;
}

/** The owner of the link; undefined for one that was never sent or has been used. */
const ownerOf = ({ world }: Context, token: string) => {
  const link = world.sent.find(({ secret }) => secret === token);
  return link && world.accounts.find(({ user }) => user.email === link.to);
};

const deadLink = refusal(404, { message: 'Đường dẫn không còn hiệu lực.' });

const useUp = ({ world }: Context, token: string) => {
  world.sent = world.sent.filter(({ secret }) => secret !== token);
};

function resetByLink(context: Context) {
  const account = ownerOf(context, context.text('token'));
  if (!account) return invalid({ token: 'Đường dẫn không còn hiệu lực.' });
  account.password = context.text('password');
  useUp(context, context.text('token'));
  return done;
}

function resetByPhone({ world, text }: Context) {
  const account = accountNamed(world, text('username'));
  if (!account || text('otp') !== CODE) return invalid({ otp: 'Mã xác thực không hợp lệ' });
  account.password = text('newPassword');
  return done;
}

function verifyEmail(context: Context) {
  const account = ownerOf(context, context.text('token'));
  if (!account) return deadLink;
  account.user.verifiedAt = now();
  useUp(context, context.text('token'));
  return done;
}

function changePassword({ account, text }: SignedInContext) {
  if (text('currentPassword') !== account.password)
    return invalid({ currentPassword: 'Mật khẩu cũ không đúng.' });
  account.password = text('password');
  account.user.lastPasswordChange = now();
  return done;
}

function updatePhone({ world, account: { user }, text }: SignedInContext) {
  if (text('gReCaptchaToken') === '') return invalid({ gReCaptchaToken: 'Không xác minh được.' });
  const [field, to] =
    user.verifiedPhoneAt === null ? ['securityCode', user.email] : ['otpNumber', user.phoneNumber];
  if (to && (user.verifiedPhoneAt ?? user.verifiedAt) && text(field) !== lastSecretTo(world, to))
    return invalid({ [field]: WRONG_CODE });
  Object.assign(user, { phoneNumber: text('newPhoneNumber'), verifiedPhoneAt: null });
  return done;
}

function updateProfile({ account: { user }, body, text }: SignedInContext) {
  if ('email' in body) {
    if (user.verifiedAt !== null && text('securityCode') !== CODE)
      return invalid({ securityCode: WRONG_CODE });
    Object.assign(user, { email: text('email'), verifiedAt: null });
    return done;
  }
  const { firstName, middleName, lastName, language } = { ...user, ...body };
  Object.assign(user, { firstName, middleName, lastName, language });
  return done;
}

/** The account calls of requirements §7. None of them returns more than a status. */
export const accountCalls: readonly HostCall[] = [
  open('GET', paths.csrfCookie, () => done),
  open('POST', paths.login, logIn),
  open('POST', paths.register, register),
  open('POST', paths.logout, ({ session }) => {
    session.account = null;
    return done;
  }),
  open('POST', paths.sendResetEmail, (context) => sendTo(context, 'username', LINK_TOKEN)),
  open('GET', paths.resetPasswordToken, (context) =>
    ownerOf(context, context.params['token'] ?? '') ? done : deadLink,
  ),
  open('POST', paths.resetPassword, resetByLink),
  open('POST', paths.resetPasswordByPhone, resetByPhone),
  open('POST', paths.recoverUsername, (context) => sendTo(context, 'email', 'username')),
  open('PUT', paths.emailVerification, verifyEmail),
  behindSession('GET', paths.me, ({ account }) => ok(account.user)),
  behindSession('POST', paths.sendEmailVerification, ({ world, account }) => {
    send(world, account.user.email ?? '', LINK_TOKEN);
    return done;
  }),
  behindSession('POST', paths.securityCode, ({ world, account: { user } }) => {
    send(world, (user.verifiedPhoneAt ? user.phoneNumber : user.email) ?? '', CODE);
    return done;
  }),
  behindSession('POST', paths.changePassword, changePassword),
  behindSession('POST', paths.updatePhone, updatePhone),
  behindSession('POST', paths.changePhone, updatePhone),
  behindSession('PATCH', paths.updateProfile, updateProfile),
];
