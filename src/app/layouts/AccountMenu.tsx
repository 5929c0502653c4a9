import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '@portal/contract';
import { ColourModeSwitch, Download, LogOut, MessageSquareWarning, Settings, UserMenu } from '@portal/ui-kit';
import { useLogoutMutation } from '../../api/endpoints/session';
import { messageOf } from '../../api/portalError';
import { fullNameOf } from '../../lib/fullNameOf';
import { RouterLink } from '../../components/RouterLink';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { colourModeChosen } from '../../store/slices/colourMode';
import { reportOpened } from '../../store/slices/problemReport';
import { logOut, logOutCall } from '../logOut';
import { PortalConfigContext } from '../../lib/PortalConfigContext';
import '../../problemReport/textsButton';
import '../texts';
import { ShellToast } from '../../components/ShellToast';

/** A separate component, so that the rest of the menu does not re-render between the tap and the new colours. */
const ColourMode = () => {
  const dispatch = useAppDispatch();
  const mode = useAppSelector(({ colourMode }) => colourMode.value);
  return <ColourModeSwitch value={mode} onChange={(value) => void dispatch(colourModeChosen(value))} />;
};

/**
 * LAY-2: download, settings, a report of a problem, logout and the colour mode. 'Settings' opens /security, where a player changes the
 * account, since the specification defines no settings page.
 */
export const AccountMenu = ({ user }: { user: User }) => {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { downloadUrl, problemReports } = useContext(PortalConfigContext);
  const [, { error, reset }] = useLogoutMutation(logOutCall);

  return (
    <>
      <UserMenu
        name={fullNameOf(user)}
        label={t('menu.label')}
        linkComponent={RouterLink}
        items={[
          ...(downloadUrl === ''
            ? []
            : [{ label: t('menu.download'), href: downloadUrl, external: true, icon: Download }]),
          { label: t('menu.settings'), href: '/security', icon: Settings },
          ...(problemReports
            ? [
                {
                  label: t('report.open'),
                  onSelect: () => void dispatch(reportOpened()),
                  icon: MessageSquareWarning,
                },
              ]
            : []),
          { label: t('menu.logout'), onSelect: () => void dispatch(logOut()), icon: LogOut },
        ]}
        extra={<ColourMode />}
      />
      <ShellToast
        open={error !== undefined}
        message={error && t('shell.logoutFailed', { reason: messageOf(error) })}
        severity="error"
        onClose={reset}
      />
    </>
  );
};
