/** Whether a header says something of the answer. The date and the request's id differ from call to call, whatever is asked. */
export const isOfTheAnswer = ([name]: [name: string, value: string]): boolean =>
  name !== 'date' && name !== 'x-request-id';
