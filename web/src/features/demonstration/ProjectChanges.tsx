import { ChangesQuestion } from './ChangesQuestion.tsx';
import { SettledProject } from './SettledProject.tsx';
import { useProject } from './useProject.ts';

interface Props {
  token: string;
  /** Of the address; the project's own count more. */
  client: string | undefined;
  office: string | undefined;
}

/** The project of a mailed link with the form, or why there is none any more. */
export function ProjectChanges({ token, client, office }: Props) {
  const project = useProject(token);
  if (!project || project.isAnswered)
    return <SettledProject project={project} client={client} office={office} />;
  const { clientEmail, officeEmail, imageUrl } = project;
  return <ChangesQuestion asked={{ token }} client={clientEmail} office={officeEmail} imageUrl={imageUrl} />;
}
