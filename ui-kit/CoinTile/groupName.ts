import { createContext, useContext, useId } from 'react';

export const GroupName = createContext<string | null>(null);

/** The name shared by the radios of a group. A radio outside a group has its own name. */
export const useGroupName = (): string => {
  const own = useId();
  return useContext(GroupName) ?? own;
};
