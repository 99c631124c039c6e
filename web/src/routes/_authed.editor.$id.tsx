import { createFileRoute } from '@tanstack/react-router';
import { EditorScreen } from '../features/editor/EditorScreen.tsx';

export const Route = createFileRoute('/_authed/editor/$id')({ component: EditorScreen });
