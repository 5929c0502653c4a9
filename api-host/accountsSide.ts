import type { FastifyInstance } from 'fastify';
import type { Deps, Worker } from './deps';
import { chooseMessengers } from './gateways/chooseMessengers';
import { botCheck } from './plugins/botCheck';
import { devices } from './plugins/devices';
import { botCheckRoutes } from './routes/botCheck';
import { emailVerificationRoutes } from './routes/emailVerification';
import { hotlineRoutes } from './routes/hotline';
import { passwordRoutes } from './routes/password';
import { passwordResetRoutes } from './routes/passwordReset';
import { passwordResetByPhoneRoutes } from './routes/passwordResetByPhone';
import { phoneRoutes } from './routes/phone';
import { profileRoutes } from './routes/profile';
import { registrationRoutes } from './routes/registration';
import { securityCodeRoutes } from './routes/securityCode';
import { usernameReminderRoutes } from './routes/usernameReminder';
import { outboxSender } from './workers/outboxSender';
import { recoveryAnswerer } from './workers/recoveryAnswerer';

type Routes = (app: FastifyInstance) => Promise<void>;

/** What the calls about accounts need on the app; before any route. */
export async function registerAccounts(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(devices(deps));
  await app.register(botCheck(deps));
}

/** The calls about accounts: becoming a player, coming back, staying safe. */
export const accountRoutes = (deps: Deps): Routes[] => [
  botCheckRoutes(deps),
  registrationRoutes(deps),
  passwordResetRoutes(deps),
  passwordResetByPhoneRoutes(deps),
  usernameReminderRoutes(deps),
  emailVerificationRoutes(deps),
  securityCodeRoutes(deps),
  passwordRoutes(deps),
  phoneRoutes(deps),
  profileRoutes(deps),
  hotlineRoutes(deps),
];

/** Sends messages, and answers those who forgot something. */
export const accountWorkers = (deps: Deps): Worker[] => [
  outboxSender(deps, chooseMessengers(deps)),
  recoveryAnswerer(deps),
];
