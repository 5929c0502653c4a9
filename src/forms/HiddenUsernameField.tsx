/** Tells password managers whose new password it is, on forms that do not ask for the username. Players do not see it. */
export const HiddenUsernameField = ({ username }: { username: string }) => (
  <input type="text" autoComplete="username" value={username} readOnly hidden />
);
