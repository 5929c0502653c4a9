/** Request bodies as yup schemas. `…Form` has the fields that the player fills in; the payload adds those that the portal adds (VAL-3). */
export * from './publicPayloads';
export * from './accountPayloads';
export * from './moneyPayloads';
