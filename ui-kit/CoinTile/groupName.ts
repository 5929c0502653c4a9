import { createContext, useContext, useId } from 'react';

export const GroupName = createContext<string | null>(null);

/** The name that the radios of a group share. A radio outside a group has a name of its own. */
export const useGroupName = (): string => {
  const own = useId();
  return useContext(GroupName) ?? own;
};
