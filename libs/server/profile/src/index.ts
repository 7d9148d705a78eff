export { createAchievementsRouter } from './achievements/console/achievement.router';
export { createCertificatesRouter } from './certificate/certificate.router';
export { pointsDemoData } from './demo/points.demo-data';
export { profileDemoData } from './demo/profile.demo-data';
export { isProtected, maySee, reachOf } from './fields/field.policy';
export { ProfileModule } from './profile.module';
export { leftJoinCertificateName } from './profile.sql';
