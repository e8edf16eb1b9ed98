import type { ComponentType } from 'react';
import { lazyReady, type Preloadable, preloadable } from '../site/preloadable.tsx';
import type { SceneName } from '../vocabulary.ts';
import type { SceneProps } from './parts/types.ts';

type Scene = ComponentType<SceneProps>;

/** Loads one scene's chunk. */
export const sceneLoaders: Record<SceneName, () => Promise<Scene>> = {
  hero: async () => (await import('./Hero/Hero.tsx')).Hero,
  gradebook: async () => (await import('./Gradebook/Gradebook.tsx')).Gradebook,
  'program-constructor': async () =>
    (await import('./ProgramConstructor/ProgramConstructor.tsx')).ProgramConstructor,
  quiz: async () => (await import('./Quiz/Quiz.tsx')).Quiz,
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
  'student-home': async () => (await import('./StudentHome/StudentHome.tsx')).StudentHome,
};

const sources = new Map<string, Preloadable<Scene>>();

/** Starts loading a scene ahead of its page; nothing for a name that is none. */
export const preloadScene = (name: string): Promise<unknown> | undefined => sources.get(name)?.load();

function lazyScene(name: SceneName): Scene {
  const source = preloadable(sceneLoaders[name]);
  sources.set(name, source);
  return lazyReady(source, (loaded) => loaded);
}

/** Every scene of the vocabulary, each in a chunk of its own. Drawn through `src/ui/Scene.tsx`. */
export const scenes = {
  hero: lazyScene('hero'),
  gradebook: lazyScene('gradebook'),
  'program-constructor': lazyScene('program-constructor'),
  quiz: lazyScene('quiz'),
  'live-lesson': lazyScene('live-lesson'),
  'schedule-week': lazyScene('schedule-week'),
  'parent-push': lazyScene('parent-push'),
  chat: lazyScene('chat'),
  payments: lazyScene('payments'),
  'center-dashboard': lazyScene('center-dashboard'),
  'public-profile': lazyScene('public-profile'),
  'center-page': lazyScene('center-page'),
  'enrollment-form': lazyScene('enrollment-form'),
  'progress-chart': lazyScene('progress-chart'),
  materials: lazyScene('materials'),
  automation: lazyScene('automation'),
  groups: lazyScene('groups'),
  'tutor-control': lazyScene('tutor-control'),
  analytics: lazyScene('analytics'),
  'student-home': lazyScene('student-home'),
} satisfies Record<SceneName, Scene>;
