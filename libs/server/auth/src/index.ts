export { AuthModule } from './auth.module';
export { SessionsEnded, UserRolesChanged, UserSignedIn, UserSignedOut, UserSignedUp } from './auth.events';
export { authDemoData, demoPassword } from './demo/auth.demo-data';
export { AuthenticationGuard } from './tokens/authentication.guard';
export { User } from './users/user.entity';
export { createUsersRouter } from './users/user.router';
export { UserService } from './users/user.service';
export { MeModel } from './my-account/me.model';
export { TermsText } from './terms/terms-text';
