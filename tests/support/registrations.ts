/** A registration that meets every rule. */
export const validRegistration = {
  phone: '0911 222 333',
  username: 'nguoi_moi',
  password: 'suoibac1',
  passwordConfirm: 'suoibac1',
};
