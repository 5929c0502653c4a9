import { useCallback, useContext, useState } from 'react';
import type { User } from '@portal/contract';
import { ColourModeSwitch, Download, LogOut, Settings, Toast, UserMenu } from '@portal/ui-kit';
import { useTexts } from '../../i18n/useTexts';
import { fullNameOf } from '../../shared/fullNameOf';
import { RouterLink } from '../../shared/RouterLink';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { colourModeChosen } from '../../store/slices/colourMode';
import { logOut } from '../logOut';
import { PortalConfigContext } from '../../shared/PortalConfigContext';
import { appTexts } from '../texts';

/**
 * LAY-2: download, settings, logout, and the colour mode. 'Settings' leads to /security, the page on which a player
 * changes things of the account; the specification names no page of its own for it.
 */
export const AccountMenu = ({ user }: { user: User }) => {
  const t = useTexts(appTexts);
  const dispatch = useAppDispatch();
  const mode = useAppSelector(({ colourMode }) => colourMode.value);
  const { downloadUrl } = useContext(PortalConfigContext);
  const [failure, setFailure] = useState<string | null>(null);
  const close = useCallback(() => setFailure(null), []);

  const leave = async () => {
    const reason = await dispatch(logOut());
    if (reason !== null) setFailure(t('shell.logoutFailed', { reason }));
  };

  return (
    <>
      <UserMenu
        name={fullNameOf(user)}
        label={t('menu.label')}
        linkComponent={RouterLink}
        items={[
          { label: t('menu.download'), href: downloadUrl, external: true, icon: Download },
          { label: t('menu.settings'), href: '/security', icon: Settings },
          { label: t('menu.logout'), onSelect: () => void leave(), icon: LogOut },
        ]}
        extra={<ColourModeSwitch value={mode} onChange={(value) => void dispatch(colourModeChosen(value))} />}
      />
      <Toast open={failure !== null} message={failure} severity="error" onClose={close} />
    </>
  );
};
