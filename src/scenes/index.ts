import type { FunctionComponent } from 'react';
import { lazyReady, type Preloadable, preloadable } from '../site/preloadable.tsx';
import type { SceneName } from '../vocabulary.ts';
import type { SceneProps } from './parts/parts.tsx';

type Scene = FunctionComponent<SceneProps>;

/** Functions that load one scene's chunk. */
export const sceneLoaders: Record<SceneName, () => Promise<Scene>> = {
  hero: async () => (await import('./Hero/Hero.tsx')).Hero,
  gradebook: async () => (await import('./Gradebook/Gradebook.tsx')).Gradebook,
  'program-constructor': async () =>
    (await import('./ProgramConstructor/ProgramConstructor.tsx')).ProgramConstructor,
  quiz: async () => (await import('./Quiz/Quiz.tsx')).Quiz,
  'quiz-review': async () => (await import('./QuizReview/QuizReview.tsx')).QuizReview,
  'live-lesson': async () => (await import('./LiveLesson/LiveLesson.tsx')).LiveLesson,
  'schedule-week': async () => (await import('./ScheduleWeek/ScheduleWeek.tsx')).ScheduleWeek,
  'parent-push': async () => (await import('./ParentPush/ParentPush.tsx')).ParentPush,
  chat: async () => (await import('./Chat/Chat.tsx')).Chat,
  payments: async () => (await import('./Payments/Payments.tsx')).Payments,
  'center-dashboard': async () => (await import('./CenterDashboard/CenterDashboard.tsx')).CenterDashboard,
  'public-profile': async () => (await import('./PublicProfile/PublicProfile.tsx')).PublicProfile,
  'center-page': async () => (await import('./CenterPage/CenterPage.tsx')).CenterPage,
  'enrollment-form': async () => (await import('./EnrollmentForm/EnrollmentForm.tsx')).EnrollmentForm,
  'progress-chart': async () => (await import('./ProgressChart/ProgressChart.tsx')).ProgressChart,
  materials: async () => (await import('./Materials/Materials.tsx')).Materials,
  automation: async () => (await import('./Automation/Automation.tsx')).Automation,
  groups: async () => (await import('./Groups/Groups.tsx')).Groups,
  'tutor-control': async () => (await import('./TutorControl/TutorControl.tsx')).TutorControl,
  analytics: async () => (await import('./Analytics/Analytics.tsx')).Analytics,
  scattered: async () => (await import('./Scattered/Scattered.tsx')).Scattered,
  'student-home': async () => (await import('./StudentHome/StudentHome.tsx')).StudentHome,
  transfer: async () => (await import('./Transfer/Transfer.tsx')).Transfer,
  doors: async () => (await import('./Doors/Doors.tsx')).Doors,
};

/** `quiz-review` -> `src/scenes/QuizReview/QuizReview.tsx`. */
const fileOf = (name: string) =>
  name
    .replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase())
    .replace(/.+/, 'src/scenes/$&/$&.tsx');

/** Every scene of the vocabulary, each in its own chunk. Rendered through `src/ui/Scene.tsx`. */
const sources = new Map<string, Preloadable<Scene>>(
  Object.entries(sceneLoaders).map(([name, load]) => [name, preloadable(fileOf(name), load)]),
);

/** Starts loading a scene before its page is rendered; undefined for an unknown name. */
export const preloadScene = (name: string): Promise<unknown> | undefined => sources.get(name)?.load();

export const scenes = Object.fromEntries(
  [...sources].map(([name, source]) => [name, lazyReady(source, (loaded) => loaded)]),
) as Record<SceneName, Scene>;
