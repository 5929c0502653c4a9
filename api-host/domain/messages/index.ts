export { phoneInUseMessage, recoveryCodeMessage, securityCodeMessage } from './codeMessages';
export { credentialChangedMessage, type CredentialChange } from './credentialChangedMessage';
export { factorRemovalCodeMessage, factorRemovalMessage } from './factorRemovalMessages';
export { resetLinkMessage, resetRefusedMessage, usernamesMessage, verifyEmailMessage } from './linkMessages';
export { email, sms, underBrand, type Message, type Target } from './message';
export { newBrowserMessage } from './newBrowserMessage';
