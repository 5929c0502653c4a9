/** What any form's call can meet on its way (requirements §8, API-6). */
export const callStates = ['Submitting', 'TooManyTries', 'Offline', 'TimedOut', 'ServerError'] as const;
