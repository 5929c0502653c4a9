/** Whether a header depends on the content of the response. The date and the request id differ between any two responses. */
export const dependsOnContent = ([name]: [name: string, value: string]): boolean =>
  name !== 'date' && name !== 'x-request-id';
