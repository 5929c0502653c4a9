import type { ReactNode } from 'react';
import { ErrorPanelExtra } from '@portal/ui-kit';
import { ReportButton } from './ReportButton';
import { ProblemReport } from './ProblemReport';

const reportButton = <ReportButton />;

/** Gives every error panel below it 'Báo lỗi', and stands the dialog beside them. It needs the store and the deployment's settings. */
export const WithProblemReports = ({ children }: { children: ReactNode }) => (
  <ErrorPanelExtra value={reportButton}>
    {children}
    <ProblemReport />
  </ErrorPanelExtra>
);
