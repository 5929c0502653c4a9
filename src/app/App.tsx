import { Navigate, Route, Routes } from 'react-router-dom';
import { PublicOnly } from './guards/PublicOnly';
import { RequireSession } from './guards/RequireSession';
import { AuthFrame } from './layouts/AuthFrame';
import * as pages from './pages';

/** Every route of the portal: public pages in the auth layout, the others in the shell behind a session. */
export const App = () => (
  <Routes>
    <Route element={<AuthFrame />}>
      <Route element={<PublicOnly />}>
        <Route path="/login" element={<pages.loginPage.Page />} />
        <Route path="/register" element={<pages.registerPage.Page />} />
      </Route>
      <Route path="/recovery" element={<pages.recoveryPage.Page />} />
      <Route path="/recovery/forgot-password-by-phone" element={<pages.byPhonePage.Page />} />
      <Route path="/recovery/forgot-password" element={<pages.forgotPasswordPage.Page />} />
      <Route path="/recovery/forgot-password/:token" element={<pages.resetByLinkPage.Page />} />
      <Route path="/recovery/forgot-username" element={<pages.forgotUsernamePage.Page />} />
      <Route path="/email-verification" element={<Navigate to="/login" replace />} />
      <Route path="/email-verification/:token" element={<pages.emailVerificationPage.Page />} />
    </Route>
    <Route element={<RequireSession />}>
      <Route element={<pages.shellLayout.Page />}>
        <Route path="/" element={<pages.personalInfoPage.Page />} />
        <Route path="/security" element={<pages.securityPage.Page />} />
        <Route path="/support" element={<pages.supportPage.Page />} />
        <Route path="/payment" element={<pages.paymentPage.Page />}>
          <Route index element={<pages.paymentIndex.Page />} />
          <Route path="bank-transfer" element={<pages.bankTransferPage.Page />} />
          <Route path="e-wallet" element={<pages.eWalletPage.Page />} />
          <Route path="card" element={<pages.cardPage.Page />} />
        </Route>
        <Route path="/recharge" element={<pages.rechargePage.Page />}>
          <Route index element={<pages.migrationPage.Page />} />
        </Route>
        <Route path="/transactions/:id?" element={<pages.transactionsPage.Page />} />
        <Route path="/giftcode" element={<pages.giftCodesPage.Page />} />
        <Route path="*" element={<pages.notFoundPage.Page />} />
      </Route>
    </Route>
  </Routes>
);
