import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Deps } from '../deps';
import { chooseMessengers } from '../gateways/chooseMessengers';
import { botCheckRoutes } from '../routes/botCheck';
import { emailVerificationRoutes } from '../routes/emailVerification';
import { hotlineRoutes } from '../routes/hotline';
import { passwordRoutes } from '../routes/password';
import { passwordResetRoutes } from '../routes/passwordReset';
import { passwordResetByPhoneRoutes } from '../routes/passwordResetByPhone';
import { phoneRoutes } from '../routes/phone';
import { profileRoutes } from '../routes/profile';
import { registrationRoutes } from '../routes/registration';
import { securityCodeRoutes } from '../routes/securityCode';
import { sessionRoutes } from '../routes/session';
import { usernameReminderRoutes } from '../routes/usernameReminder';
import { outboxSender } from '../workers/outboxSender';
import { recoveryAnswerer } from '../workers/recoveryAnswerer';
import { botCheck } from './botCheck';
import { devices } from './devices';

const accountRoutes = [
  sessionRoutes,
  botCheckRoutes,
  registrationRoutes,
  passwordResetRoutes,
  passwordResetByPhoneRoutes,
  usernameReminderRoutes,
  emailVerificationRoutes,
  securityCodeRoutes,
  passwordRoutes,
  phoneRoutes,
  profileRoutes,
  hotlineRoutes,
];

/** Everything about accounts: login, registration, recovery, security, and the workers that send messages. */
export const accounts = (deps: Deps) =>
  fastifyPlugin(
    async (app: FastifyInstance): Promise<void> => {
      await app.register(devices(deps));
      await app.register(botCheck(deps));
      for (const routes of accountRoutes) await app.register(routes(deps));
      app.workers.push(outboxSender(deps, chooseMessengers(deps)), recoveryAnswerer(deps));
    },
    { name: 'accounts', dependencies: ['sessions', 'workers'] },
  );
