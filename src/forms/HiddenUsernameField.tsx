/** Tells password managers whose new password it is, on forms that don't ask for the name; nobody sees it. */
export const HiddenUsernameField = ({ username }: { username: string }) => (
  <input type="text" autoComplete="username" value={username} readOnly hidden />
);
