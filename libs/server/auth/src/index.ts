export { AuthModule } from './auth.module';
export { UserRolesChanged, UserSignedUp } from './auth.events';
export { authDemoData, demoPassword } from './demo/auth.demo-data';
export { AuthenticationGuard } from './tokens/authentication.guard';
export { User } from './users/user.entity';
export { createUsersRouter } from './users/user.router';
export { UserService } from './users/user.service';
export { TermsText } from './terms/terms-text';
