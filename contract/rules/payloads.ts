/** Request bodies as yup schemas. `…Form` has the fields that the player fills in; `…Payload` adds those of the portal (VAL-3). */
export * from './publicPayloads';
export * from './accountPayloads';
export * from './moneyPayloads';
