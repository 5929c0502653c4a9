import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Deps } from '../deps';
import { chooseMessengers } from '../gateways/chooseMessengers';
import { accountDeletionRoutes } from '../routes/accountDeletion';
import { botCheckRoutes } from '../routes/botCheck';
import { dataExportRoutes } from '../routes/dataExport';
import { emailVerificationRoutes } from '../routes/emailVerification';
import { hotlineRoutes } from '../routes/hotline';
import { passkeyRoutes } from '../routes/passkeys';
import { passkeySignInRoutes } from '../routes/passkeySignIn';
import { loginApprovalRoutes } from '../routes/loginApproval';
import { passwordRoutes } from '../routes/password';
import { passwordResetRoutes } from '../routes/passwordReset';
import { passwordResetByPhoneRoutes } from '../routes/passwordResetByPhone';
import { playerSessionRoutes } from '../routes/playerSessions';
import { paymentRuleRoutes } from '../routes/paymentRule';
import { phoneRoutes } from '../routes/phone';
import { problemReportRoutes } from '../routes/problemReports';
import { profileRoutes } from '../routes/profile';
import { registrationRoutes } from '../routes/registration';
import { secondFactorRoutes } from '../routes/secondFactor';
import { securityCodeRoutes } from '../routes/securityCode';
import { sessionLinkRoutes } from '../routes/sessionLinks';
import { sessionRoutes } from '../routes/session';
import { usernameReminderRoutes } from '../routes/usernameReminder';
import { accountDeleter } from '../workers/accountDeleter';
import { outboxSender } from '../workers/outboxSender';
import { recoveryAnswerer } from '../workers/recoveryAnswerer';
import { botCheck } from './botCheck';
import { knownBrowsers } from './knownBrowsers';
import { passwords } from './passwords';

const accountRoutes = [
  sessionRoutes,
  playerSessionRoutes,
  sessionLinkRoutes,
  loginApprovalRoutes,
  registrationRoutes,
  passwordResetRoutes,
  passwordResetByPhoneRoutes,
  usernameReminderRoutes,
  emailVerificationRoutes,
  securityCodeRoutes,
  passwordRoutes,
  phoneRoutes,
  profileRoutes,
  secondFactorRoutes,
  passkeyRoutes,
  passkeySignInRoutes,
  dataExportRoutes,
  accountDeletionRoutes,
  paymentRuleRoutes,
  problemReportRoutes,
  hotlineRoutes,
];

/** The account features: login, registration, recovery, security, and the workers that send messages. */
export const accounts = (deps: Deps) =>
  fastifyPlugin(
    async (app: FastifyInstance): Promise<void> => {
      await app.register(knownBrowsers(deps));
      await app.register(botCheck(deps));
      await app.register(passwords(deps));
      await app.register(botCheckRoutes);
      for (const routes of accountRoutes) await app.register(routes(deps));
      app.workers.push(
        outboxSender(deps, chooseMessengers(deps)),
        recoveryAnswerer(deps),
        accountDeleter(deps),
      );
    },
    { name: 'accounts', dependencies: ['sessions', 'workers'] },
  );
