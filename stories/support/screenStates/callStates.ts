/** The states that any form's call can reach (requirements §8, API-6). */
export const callStates = ['Submitting', 'TooManyTries', 'Offline', 'TimedOut', 'ServerError'] as const;
